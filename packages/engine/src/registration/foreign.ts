import type { PlayerFacts } from './person.ts';
import type { RegistrationRules } from './rules.ts';

const defaultHomeCountries: readonly string[] = ['ES'];

/** Whether a person is known to be from abroad. */
export function isForeign(
  { nationality }: Pick<PlayerFacts, 'nationality'>,
  { homeCountries = defaultHomeCountries }: RegistrationRules,
): boolean {
  return nationality !== null && !homeCountries.includes(nationality);
}
