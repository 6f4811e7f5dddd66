import type { Rubber } from '@traip/engine';
import { useMessages, useTranslations } from 'next-intl';

type Named = Pick<Rubber, 'key' | 'kind'>;

/** "Individual 1", "Dobles", "Dobles mixto". */
export function useRubberName(): (rubber: Named, list: readonly Named[]) => string {
  const t = useTranslations('rubbers');
  const { names } = useMessages().rubbers;
  return ({ key, kind }, list) => {
    if (key in names) return t(`names.${key as keyof typeof names}`);
    const alike = list.filter((other) => other.kind === kind);
    const number = alike.findIndex((other) => other.key === key) + 1;
    return alike.length > 1 ? t(`numbered.${kind}`, { number }) : t(`kinds.${kind}`);
  };
}
