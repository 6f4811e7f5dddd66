import { Password, type SentenceKey } from '@traip/contract';
import { z } from 'zod';

const mismatch: SentenceKey = 'PASSWORDS_DO_NOT_MATCH';

export const NewPassword = z
  .object({ password: Password, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: mismatch,
  });
