// Returns what is wrong on the page, one line for each problem. Coordinates are rounded, so a pixel or two is tolerated.
(finger) => {
    const problems = [];
    const [width, height] = [document.documentElement.clientWidth, innerHeight];
    const within = document.querySelector('dialog[open]') ?? document.body;
    const board = !document.querySelector('.flowing') && document.querySelector('.areas');
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const unseen = (one) => !!one.closest('.unseen, .skip') || getComputedStyle(one).clipPath !== 'none';
    const name = (one) => {
        const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
        const kinds = [...one.classList].filter((kind) => !kind.startsWith('svelte-')).join('.');
        return `${one.localName}.${kinds}[${one.dataset?.area ?? ''}] "${words}"`;
    };
    const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    const overlap = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
    /** Return the part of a box that its scrolling ancestor leaves in sight. */
    const visible = (box, cut) =>
        cut?.scrolls ? { left: Math.max(box.left, cut.box.left), top: Math.max(box.top, cut.box.top), right: Math.min(box.right, cut.box.right), bottom: Math.min(box.bottom, cut.box.bottom) } : box;
    /** Return the box of the nearest ancestor that cuts its contents off, and whether it scrolls. */
    const clip = (element) => {
        for (let up = element.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.display === 'contents') continue;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return { box: up.getBoundingClientRect(), scrolls: true };
            if (/hidden|clip/.test(style.overflowX + style.overflowY)) return { box: up.getBoundingClientRect(), scrolls: false };
        }
        return null;
    };

    if (document.documentElement.scrollWidth > width + 1) problems.push(`scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);
    if (board && document.documentElement.scrollHeight > height + 1) problems.push(`scrolls: ${document.documentElement.scrollHeight} > ${height}`);
    for (const one of document.querySelectorAll('dialog[open], .scroll, .frame, .space, main'))
        if (shown(one) && one.clientWidth && one.scrollWidth > one.clientWidth + 1) problems.push(`wider than it is: ${name(one)} ${one.scrollWidth} > ${one.clientWidth}`);

    const areas = board ? [...board.querySelectorAll('[data-area]')].filter((one) => shown(one) && one.getBoundingClientRect().width) : [];
    for (const [n, area] of areas.entries()) {
        const box = area.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1) problems.push(`outside the window: ${name(area)} ${round(box)}`);
        if (box.height < 20) problems.push(`squeezed: ${name(area)} ${round(box)}`);
        for (const other of areas.slice(n + 1))
            if (!area.contains(other) && !other.contains(area) && overlap(box, other.getBoundingClientRect())) problems.push(`overlap: ${name(area)} and ${name(other)}`);
    }

    const CONTROLS = 'button, a[href], select, input:not([type=radio], [type=file]), textarea, summary, label.pill, [role=button]:not(.aside)'; // what lies aside of a zoomed map is cut off
    const controls = [...within.querySelectorAll(CONTROLS)].filter((one) => shown(one) && !unseen(one) && one.getBoundingClientRect().width);
    const boxes = new Map(controls.map((one) => [one, one.getBoundingClientRect()]));
    for (const [control, box] of boxes) {
        const cut = clip(control);
        const edge = cut?.scrolls ? { left: cut.box.left, right: cut.box.right, top: -Infinity, bottom: Infinity } : (cut?.box ?? { left: 0, right: width, top: -Infinity, bottom: Infinity });
        const bottom = board && !within.closest('dialog') && !cut?.scrolls ? height : Infinity;
        if (box.left < Math.max(0, edge.left) - 1.5 || box.right > Math.min(width, edge.right) + 1.5 || box.top < edge.top - 1.5 || box.bottom > Math.min(bottom, edge.bottom) + 1.5) problems.push(`cut off: ${name(control)} ${round(box)}`);
        const inline = getComputedStyle(control).display === 'inline' || control.matches('p a, .note a, .legal a');
        const target = control.closest('label') ?? control;
        const { width: wide, height: high } = target.getBoundingClientRect();
        const zooms = control.closest('.city[data-zoom=""]'); // the first touch zooms in
        if (finger && !inline && !zooms && !control.matches('.hit') && (wide < finger - 0.5 || high < finger - 0.5)) {
            const extended = getComputedStyle(control, '::after').position === 'absolute';
            if (!extended) problems.push(`small target: ${name(control)} ${wide.toFixed()} x ${high.toFixed()}`);
        }
        for (const [other, otherBox] of boxes) {
            if (control === other || control.contains(other) || other.contains(control)) continue;
            if (control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) continue;
            if (control.closest('.tile, .city, .map, svg') && other.closest('.tile, .city, .map, svg')) continue; // pieces lie on places
            if (control.closest('.notice, .toast, .lesson-panel') || other.closest('.notice, .toast, .lesson-panel, .tile .note')) continue; // they lie over the table
            if (overlap(visible(box, cut), visible(otherBox, clip(other)))) problems.push(`overlap: ${name(control)} and ${name(other)}`);
        }
    }

    // Text: every line lies in the box that it belongs to, and in the window.
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest('svg, option, select, textarea, title, style, script') || !shown(parent) || unseen(parent)) continue;
        let hidden = false;
        for (let up = parent; up && !hidden; up = up.parentElement) hidden = unseen(up);
        if (hidden) continue;
        range.selectNodeContents(node);
        const cut = clip(parent);
        const owner = parent.closest('button, .button, .pill, .tile, .toast, .notice, .panel, [data-area], th, td');
        const limit = owner && !(cut?.scrolls && cut.box.height < owner.getBoundingClientRect().height) ? owner.getBoundingClientRect() : null;
        for (const box of range.getClientRects()) {
            if (!box.width) continue;
            const scrolled = cut?.scrolls || !board || within.closest('dialog');
            if (box.left < -1 || box.right > width + 1 || (!scrolled && (box.top < -5 || box.bottom > height + 5))) problems.push(`text outside the window: "${node.data.trim().slice(0, 40)}" ${round(box)}`);
            else if (cut && !cut.scrolls && (box.left < cut.box.left - 2 || box.right > cut.box.right + 2 || box.top < cut.box.top - 4 || box.bottom > cut.box.bottom + 4)) problems.push(`text cut off: "${node.data.trim().slice(0, 40)}" ${round(box)} in ${round(cut.box)}`);
            else if (limit && (box.left < limit.left - 2 || box.right > limit.right + 2 || (!scrolled && (box.top < limit.top - 4 || box.bottom > limit.bottom + 4)))) problems.push(`text outside its box: "${node.data.trim().slice(0, 40)}" ${round(box)} in ${name(owner)} ${round(limit)}`);
            else continue;
            break;
        }
    }
    return [...new Set(problems)];
}
