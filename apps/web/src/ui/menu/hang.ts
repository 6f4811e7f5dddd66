const gap = 6;
const margin = 16;

/** Places a panel below its anchor, or above if there's no room; never beyond the screen. */
export function hang(panel: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth, offsetHeight } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = anchor.bottom + gap;
  const isRoomBelow = below + offsetHeight <= clientHeight - margin;
  const top = isRoomBelow ? below : Math.max(margin, anchor.top - gap - offsetHeight);
  const left = Math.min(anchor.left, clientWidth - margin - offsetWidth);
  panel.style.top = `${top}px`;
  panel.style.left = `${Math.max(margin, left)}px`;
}
