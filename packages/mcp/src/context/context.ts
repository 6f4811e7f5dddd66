import type { Product } from '../product/product.ts';
import type { Language, Words } from '../words/words.ts';

/** For whom a tool works: what it sees and may do is decided by the token alone. */
export interface Context {
  readonly product: Product;
  readonly token: string;
  readonly language: Language;
  readonly words: Words;
  readonly now: () => Date;
}

/** Something that cannot be done as it was asked, with what to do instead. */
export class Hint extends Error {}
