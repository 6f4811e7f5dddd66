import type { Localised } from '../../src/sports/index.ts';

/** Why nothing can be printed: one sentence saying what is wrong and where. */
export interface InputError {
  readonly message: Localised;
}

/** An error in both languages. */
export function inputError(en: string, es: string): InputError {
  return { message: { en, es } };
}

/** Whether a result is an input error. */
export function isInputError<T>(answer: T | InputError): answer is InputError {
  return typeof answer === 'object' && answer !== null && 'message' in answer;
}
