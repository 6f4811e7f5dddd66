import { getTranslations } from 'next-intl/server';

/** "KO", "3&2": what stands in place of a score, on pages and pictures that the server makes. */
export async function shortBoutIn(locale: string): Promise<(method: string) => string> {
  const t = await getTranslations({ locale, namespace: 'bout' });
  return (method) => {
    const key = (['short', 'methods'] as const)
      .map((names) => `${names}.${method}` as 'methods.KO')
      .find((name) => t.has(name));
    if (key !== undefined) return t(key);
    const up = /^(\d+) up$/.exec(method)?.[1];
    if (up !== undefined) return t('holes.up', { up });
    const extra = /^(\d+)(?:st|nd|rd|th)$/.exec(method)?.[1];
    return extra === undefined ? method : t('holes.extra', { hole: Number(extra) });
  };
}
