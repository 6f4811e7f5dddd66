import type { Localised } from '../../src/sports/index.ts';

/** Why nothing can be printed: one sentence that names what is wrong and where. */
export interface Complaint {
  readonly complaint: Localised;
}

/** A complaint in both languages. */
export function complain(en: string, es: string): Complaint {
  return { complaint: { en, es } };
}

/** Whether an answer is a complaint. */
export function isComplaint<T>(answer: T | Complaint): answer is Complaint {
  return typeof answer === 'object' && answer !== null && 'complaint' in answer;
}
