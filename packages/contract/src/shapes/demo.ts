import { z } from 'zod';

/** The roles of the demo accounts. */
const demoPersonas = ['SECRETARY', 'REFEREE', 'CAPTAIN', 'GUARDIAN'] as const;
export type DemoPersona = (typeof demoPersonas)[number];

/** A demo account with its public password: no real person uses it. */
const DemoAccount = z
  .object({
    persona: z.enum(demoPersonas),
    firstName: z.string(),
    surnames: z.string(),
    email: z.string(),
    password: z.string(),
  })
  .meta({ id: 'demoAccount' });

export const DemoAccounts = z.object({ items: z.array(DemoAccount) }).meta({ id: 'demoAccounts' });
