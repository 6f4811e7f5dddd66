import { Readable } from 'node:stream';
import { spec, type TestEvent } from 'node:test/reporters';

/** A node:test reporter that is silent about what went well. */
export default async function* failuresReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield* Readable.from(failuresOf(events)).compose(new spec()) as AsyncIterable<string>;
}

async function* failuresOf(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  for await (const event of events) {
    if (['test:fail', 'test:stdout', 'test:stderr'].includes(event.type)) yield event;
  }
}
