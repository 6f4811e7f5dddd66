/**
 * What a page of somebody else runs to give each widget the height of what it shows. It listens to our own frames
 * alone, and nothing is read or kept.
 */
export const resizeScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  addEventListener('message', ({ data, origin: from, source }) => {
    if (from !== origin || typeof data?.traipHeight !== 'number') return;
    const height = Math.min(Math.ceil(data.traipHeight), 20000);
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = height + 'px';
  });
})();
`;
