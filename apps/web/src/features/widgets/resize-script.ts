/** The script that sizes embedded widgets to their content. It listens only to our own frames and stores nothing. */
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
