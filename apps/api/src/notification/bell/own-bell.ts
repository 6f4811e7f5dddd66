/** The feed of whoever holds the ticket, as tickets name it: whose it is, the ticket says already. */
export const ownBell = { kind: 'bell', id: 'own' } as const;
