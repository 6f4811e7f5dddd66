const PERSON = 'person ';

/** How somebody who cannot be in two places is named to the engine. */
export const personOf = (id: string) => `${PERSON}${id}`;

/** The id of somebody who stands among the referees of a result; undefined if it is no person. */
export function idOfPerson(referee: string): string | undefined {
  return referee.startsWith(PERSON) ? referee.slice(PERSON.length) : undefined;
}
