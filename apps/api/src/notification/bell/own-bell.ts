/** The bell feed in tickets; whose bell it is follows from the ticket's session. */
export const ownBell = { kind: 'bell', id: 'own' } as const;
