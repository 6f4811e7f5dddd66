import { type Refusal, refuse } from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';

/** Half a megabyte of words, so it is loaded on first use. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const shortest = 8;

/** Refuses the passwords that are tried first: the most common ones, our own name, and the owner's personal data. */
export async function easyPasswordRefusal(
  { refusesEasyPasswords }: Pick<Services, 'refusesEasyPasswords'>,
  password: string,
  personalData: readonly string[] = [],
): Promise<Refusal<'PASSWORD_EASY_TO_GUESS' | 'PASSWORD_NEEDS_EIGHT'> | undefined> {
  if (!refusesEasyPasswords) return undefined;
  if (password.length < shortest) return refuse('PASSWORD_NEEDS_EIGHT', { field: 'password' });
  if (!(await isEasyToGuess(password, personalData))) return undefined;
  return refuse('PASSWORD_EASY_TO_GUESS', { field: 'password' });
}

export async function isEasyToGuess(password: string, personalData: readonly string[]): Promise<boolean> {
  common ??= readCommon();
  const folded = fold(password);
  if ((await common).has(password.toLowerCase()) || ourName.test(folded)) return true;
  return personalData
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .some((text) => fold(text) === folded);
}

/** Our name, with or without a year. */
const ourName = /^(?:traip)+\d{0,4}$/;

/** Ignores what attackers vary: accents, case and separators. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
