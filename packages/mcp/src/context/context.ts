import type { Product } from '../product/product.ts';
import type { Language, Words } from '../words/words.ts';

/** The caller of a tool: the token alone decides what it sees and may do. */
export interface Context {
  readonly product: Product;
  readonly token: string;
  readonly language: Language;
  readonly words: Words;
  readonly now: () => Date;
}

/** A request that cannot be fulfilled, with what to do instead. */
export class Hint extends Error {}
