// The board of The Dozen: the trick, the points, and the hand as buttons.

function element(name, text, ...children) {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

function cardButton(card, table) {
  const button = element("button", String(card));
  const choice = table.choices.find(({ action }) => action === `play ${card}`);
  button.className = "dozen-card";
  button.disabled = choice === undefined;
  button.onclick = () => table.play(choice.action);
  return button;
}

function mountBoard(target, table) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("page.css", import.meta.url).href;
  document.head.append(style);

  function update() {
    const { view, names, you } = table;
    const seats = view.points.map((points, seat) => element("li", `${names[seat]}: ${points}`, element("b", ` ${view.trick[seat] || "–"}`)));
    const hand = (view.hands[you]?.cards ?? []).map((card) => cardButton(card, table));
    const row = element("div", "", ...hand);
    row.className = "dozen-hand";
    target.replaceChildren(element("h3", table.translate("dozen-title")), element("ul", "", ...seats), row);
  }
  update();
  return { update, destroy: () => style.remove() };
}

export default { mountBoard };
