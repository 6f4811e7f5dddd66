/** A span as a collector gets it, with its attributes as text. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly attributes: readonly string[];
}

type Fields = ReadonlyMap<number, readonly Buffer[]>;

/** Reads as much protobuf as OTLP needs: fields by number, numeric values left out. */
function fieldsOf(bytes: Buffer): Fields {
  const fields = new Map<number, Buffer[]>();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const wire = tag % 8;
    if (wire === 0) varint();
    else if (wire === 1 || wire === 5) at += wire === 1 ? 8 : 4;
    else {
      const length = varint();
      const number = Math.floor(tag / 8);
      fields.set(number, [...(fields.get(number) ?? []), bytes.subarray(at, at + length)]);
      at += length;
    }
  }
  return fields;
}

const inside = (messages: readonly Buffer[], number: number) =>
  messages.flatMap((message) => fieldsOf(message).get(number) ?? []);

/** The spans of a request to a collector: resource spans, scope spans, spans. */
export function spansIn(request: Buffer): readonly ReceivedSpan[] {
  return inside(inside(inside([request], 1), 2), 2).map((message) => {
    const fields = fieldsOf(message);
    const first = (number: number) => fields.get(number)?.[0] ?? Buffer.alloc(0);
    return {
      traceId: first(1).toString('hex'),
      id: first(2).toString('hex'),
      parentId: first(4).toString('hex'),
      name: first(5).toString(),
      attributes: (fields.get(9) ?? []).map((attribute) => attribute.toString()),
    };
  });
}
