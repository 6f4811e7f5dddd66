import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamOf } from './stream.ts';

const embed = (address: string) => streamOf(address, 'traip.example')?.embed ?? null;

test('videos of the known providers are shown inside the page', () => {
  const video = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  assert.equal(embed('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3'), video);
  assert.equal(embed('https://youtu.be/dQw4w9WgXcQ'), video);
  assert.equal(embed('https://www.youtube.com/live/dQw4w9WgXcQ'), video);
  assert.equal(embed('https://vimeo.com/12345'), 'https://player.vimeo.com/video/12345?dnt=1');
  assert.equal(
    embed('https://www.twitch.tv/liga'),
    'https://player.twitch.tv/?channel=liga&parent=traip.example',
  );
});

test('other videos open on their own site', () => {
  for (const address of [
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=../../x',
    'https://www.youtube.com/@liga',
    'nothing',
  ])
    assert.equal(embed(address), null, address);
});
