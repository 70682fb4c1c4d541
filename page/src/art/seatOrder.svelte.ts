// Which colour each seat has at the table that is displayed; without a table, that of its number.
let order = $state.raw<readonly number[]>([]);

export const colourOf = (seat: number): number => order[seat] ?? seat;

/** Display a table with these colours, by seat. */
export function setColours(colours: readonly number[]): void {
  order = colours;
}
