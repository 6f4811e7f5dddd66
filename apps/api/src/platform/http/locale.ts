import type { Locale } from '@traip/contract';
import type { FastifyRequest } from 'fastify';

/** The caller's language: Spanish, unless English is preferred. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const header = headers['accept-language'] ?? '';
  const ranked = header
    .split(',')
    .map((entry) => ({ language: entry.trim().slice(0, 2).toLowerCase(), weight: weightOf(entry) }))
    .filter(({ language }) => language === 'es' || language === 'en')
    .sort((a, b) => b.weight - a.weight);
  return ranked[0]?.language === 'en' ? 'en' : 'es';
}

function weightOf(entry: string): number {
  const weight = Number(entry.match(/;\s*q=([\d.]+)/)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}
