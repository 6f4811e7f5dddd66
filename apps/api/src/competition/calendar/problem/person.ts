const PERSON = 'person ';

/** The engine's name for a person who can't be in two places. */
export const personOf = (id: string) => `${PERSON}${id}`;

/** The id of a person among the referees of a result; undefined if it isn't a person. */
export function idOfPerson(referee: string): string | undefined {
  return referee.startsWith(PERSON) ? referee.slice(PERSON.length) : undefined;
}
