import { pagesOfPdf, runsOfPdf, type TextRun } from './text-of-pdf.ts';

/** The height of letters above the baseline, and below it. */
const above = 0.7;
const below = 0.15;

const boxOf = ({ x, y, width, size }: TextRun) => ({
  left: x,
  right: x + width,
  top: y - size * above,
  bottom: y + size * below,
});

/** Every text outside of its page, or over another one. */
export function misplacedText(pdf: Buffer): readonly string[] {
  const pages = pagesOfPdf(pdf);
  const runs = runsOfPdf(pdf).filter(({ text }) => text.trim() !== '');
  const outside = runs.filter((run) => {
    const { left, right, top, bottom } = boxOf(run);
    const { width = 0, height = 0 } = pages[run.page] ?? {};
    return left < 0 || top < 0 || right > width || bottom > height;
  });
  const over = runs.flatMap((one, index) =>
    runs
      .slice(index + 1)
      .filter((other) => other.page === one.page && touch(one, other))
      .map((other) => `"${one.text}" stands over "${other.text}" on page ${one.page + 1}`),
  );
  return [...outside.map(({ text, page }) => `"${text}" leaves page ${page + 1}`), ...over];
}

/** A tolerance for rounding. */
const hair = 0.3;

function touch(one: TextRun, other: TextRun): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return (
    a.left + hair < b.right && b.left + hair < a.right && a.top + hair < b.bottom && b.top + hair < a.bottom
  );
}
