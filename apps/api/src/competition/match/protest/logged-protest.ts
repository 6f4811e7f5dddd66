/** What the audit log keeps of a lineup with ineligible players. */
interface LoggedProtest {
  readonly teamId: string;
  readonly protest?: string;
  readonly suspended?: readonly string[];
  readonly ineligible?: readonly { readonly playerId: string; readonly reasons: string[] }[];
}

export const protestActions: readonly string[] = ['LINEUP_UNDER_PROTEST', 'FORFEIT_PROPOSED'];

/** An entry of the audit log. */
interface Logged {
  readonly action: string;
  readonly details: unknown;
}

/** The ineligible players that staff accepted, and their note; null for any other entry. */
export function protestOf({ action, details }: Logged) {
  if (!protestActions.includes(action)) return null;
  const {
    teamId,
    protest: note = null,
    suspended = [],
    ineligible = [],
  } = details as unknown as LoggedProtest;
  const playerIds = new Set([...suspended, ...ineligible.map(({ playerId }) => playerId)]);
  const people = [...playerIds].map((playerId) => {
    const reasons = ineligible.find((one) => one.playerId === playerId)?.reasons ?? [];
    return { playerId, reasons: suspended.includes(playerId) ? ['SUSPENDED', ...reasons] : reasons };
  });
  return { teamId, note, people };
}
