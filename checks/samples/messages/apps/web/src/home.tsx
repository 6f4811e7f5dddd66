export function Home({ kind, many }) {
  const t = useTranslations('home');
  const table = { one: 'byTable' };
  return [
    t('title', { name: 'Ana' }),
    t.rich('link'),
    t('nowhere'),
    t(`kinds.${kind}`),
    t(many ? 'count' : 'onlySpanish'),
    t(table[kind]),
    t('kinds'),
    t(`lost.${kind}`),
  ];
}

export async function Other() {
  const t = await getTranslations({ locale: 'es', namespace: 'other' });
  const u = useTranslations('nothing');
  return [t('title'), t('count'), t('live'), u];
}
