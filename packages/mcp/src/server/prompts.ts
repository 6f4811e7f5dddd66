import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { plain } from '../texts/plain.ts';

const short = z.string().trim().max(300);

const userMessage = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

/** The most common requests, as commands of the client. */
export function addPrompts(server: McpServer, { words: { prompts } }: Context): void {
  server.registerPrompt(
    'round_report',
    {
      title: prompts.reportTitle,
      description: prompts.reportText,
      argsSchema: z.object({
        competition: short.min(1).describe('Its name or id'),
        round: short.optional().describe('Its number; the latest one if left out'),
      }),
    },
    ({ competition, round = '' }) => userMessage(prompts.report(plain(competition), plain(round))),
  );
  server.registerPrompt(
    'postpone_match',
    {
      title: prompts.postponeTitle,
      description: prompts.postponeText,
      argsSchema: z.object({
        match: short.min(1).describe('Its teams, its day or its id'),
        reason: short.min(1),
      }),
    },
    ({ match, reason }) => userMessage(prompts.postpone(plain(match), plain(reason))),
  );
}
