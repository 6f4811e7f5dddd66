import { z } from 'zod';

/** Who one can be in the demo. */
const demoPersonas = ['SECRETARY', 'REFEREE', 'CAPTAIN', 'GUARDIAN'] as const;
export type DemoPersona = (typeof demoPersonas)[number];

/** With its password, which everybody knows: nobody real is behind it. */
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
