/** Providers that may be embedded. The content security policy allows only these. */
export interface Stream {
  readonly provider: 'YouTube' | 'Twitch' | 'Vimeo';
  readonly embed: string;
}

/** Null if it can only be opened elsewhere. */
export function streamOf(address: string, ownHost: string): Stream | null {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com')
    return youTube(first === 'live' || first === 'embed' ? second : (url.searchParams.get('v') ?? ''));
  if (host === 'twitch.tv') return twitch(first, second, ownHost);
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return { provider: 'Vimeo', embed: `https://player.vimeo.com/video/${first}?dnt=1` };
  return null;
}

function youTube(id: string): Stream | null {
  if (!/^[\w-]{6,20}$/.test(id)) return null;
  return { provider: 'YouTube', embed: `https://www.youtube-nocookie.com/embed/${id}` };
}

function twitch(first: string, second: string, ownHost: string): Stream | null {
  const source = first === 'videos' ? { video: second } : { channel: first };
  if (!/^\w{2,30}$/.test(Object.values(source)[0] ?? '')) return null;
  const query = new URLSearchParams({ ...source, parent: ownHost } as Record<string, string>);
  return { provider: 'Twitch', embed: `https://player.twitch.tv/?${query}` };
}
