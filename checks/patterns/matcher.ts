import { isLetter, type Part, partsOf } from './part.ts';

type Next = (at: number) => boolean;

/** More than an honest pattern needs for the texts that it is tried with. */
export const mostSteps = 300_000;

/** Reads a text as an engine does that goes back and tries again, and counts its steps: no clock is needed to see it slow. */
export class Matcher {
  readonly #flags: string;
  readonly #isSticky: boolean;
  readonly #known = new Map<string, RegExp>();
  #text = '';
  #steps = 0;

  constructor(flags: string) {
    this.#flags = flags.replaceAll(/[gy]/g, '');
    this.#isSticky = flags.includes('y');
  }

  /** How many steps it takes to find the pattern in a text, or to be sure that it is not there. */
  stepsIn(pattern: Part, text: string): number {
    this.#text = text;
    this.#steps = 0;
    const last = this.#isSticky ? 0 : text.length;
    for (let at = 0; at <= last && this.#steps < mostSteps; at += 1)
      if (this.#read(pattern, at, () => true)) break;
    return this.#steps;
  }

  #read(part: Part, at: number, next: Next): boolean {
    this.#steps += 1;
    if (this.#steps > mostSteps) return false;
    if (part.type === 'Alternative') return this.#readAll(part.elements, 0, at, next);
    if (part.type === 'Quantifier') return this.#repeat(part, 0, at, next);
    if (isLetter(part)) return this.is(part.raw, at) && next(at + 1);
    if (part.type === 'Assertion') return this.is(part.raw, at) && next(at);
    return partsOf(part).some((one) => this.#read(one, at, next));
  }

  #readAll(parts: readonly Part[], index: number, at: number, next: Next): boolean {
    const part = parts[index];
    return part ? this.#read(part, at, (then) => this.#readAll(parts, index + 1, then, next)) : next(at);
  }

  #repeat(part: Part & { type: 'Quantifier' }, count: number, at: number, next: Next): boolean {
    const { min, max, greedy, element } = part;
    const again = () =>
      count < max &&
      this.#read(
        element,
        at,
        (then) => (then > at || count < min) && this.#repeat(part, count + 1, then, next),
      );
    const on = () => count >= min && next(at);
    return greedy ? again() || on() : on() || again();
  }

  /** Single letters and what stands between them are the real engine's to know. */
  is(raw: string, at: number, text = this.#text): boolean {
    const known = this.#known.get(raw) ?? new RegExp(raw, `${this.#flags}y`);
    this.#known.set(raw, known);
    known.lastIndex = at;
    return known.test(text);
  }
}
