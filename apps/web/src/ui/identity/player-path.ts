interface LinkedPlayer {
  readonly id: string;
  readonly userCode: string | null;
  readonly firstName: string;
}

/** The public page of a person: of the account, or of a person without one. Null if the name is hidden. */
export function playerPath({ id, userCode, firstName }: LinkedPlayer): string | null {
  if (userCode !== null) return `/u/${userCode}`;
  return firstName === '' ? null : `/p/${id}`;
}
