import { convertIndexedToRgb, decode, encode } from 'fast-png';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function readPng(bytes: Uint8Array): Picture {
  const png = decode(bytes);
  const { width, height } = png;
  const source = png.palette === undefined ? png.data : convertIndexedToRgb(png);
  const channels = source.length / (width * height);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let part = 0; part < 3; part += 1) data[pixel * 4 + part] = source[pixel * channels + part] ?? 0;
  }
  return { width, height, data };
}

/** Averages squares of pixels. That hides differences in font smoothing, but not differences in position. */
export function reduced(picture: Picture, factor: number): Picture {
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let part = 0; part < 3; part += 1) {
        let sum = 0;
        for (let dy = 0; dy < factor; dy += 1) {
          const row = (y * factor + dy) * picture.width + x * factor;
          for (let dx = 0; dx < factor; dx += 1) sum += picture.data[(row + dx) * 4 + part] ?? 0;
        }
        data[(y * width + x) * 4 + part] = Math.round(sum / factor ** 2);
      }
    }
  }
  return { width, height, data };
}

const mostColours = 255;

const distance = (one: number, other: number): number =>
  Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one & 255) - (other & 255)),
  );

/**
 * Picks the most frequent colours that differ by at least `apart` from each other. Surfaces keep their exact colour,
 * and shades of letters nearly so.
 */
function paletteOf(counts: ReadonlyMap<number, number>, apart: number): readonly number[] {
  const chosen: number[] = [];
  for (const [colour] of [...counts].toSorted((one, other) => other[1] - one[1] || one[0] - other[0])) {
    if (chosen.every((each) => distance(each, colour) > apart)) chosen.push(colour);
  }
  return chosen;
}

/** Writes a PNG with a palette. It takes only a few kilobytes. */
export function writeSmallPng({ width, height, data }: Picture): Uint8Array {
  const colours = Uint32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * 4;
    return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  });
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  let apart = 4;
  let palette = paletteOf(counts, apart);
  while (palette.length > mostColours) {
    apart += 1;
    palette = paletteOf(counts, apart);
  }
  const nearest = new Map<number, number>();
  for (const colour of counts.keys()) {
    let best = 0;
    for (const [index, each] of palette.entries()) {
      if (distance(each, colour) < distance(palette[best] ?? 0, colour)) best = index;
    }
    nearest.set(colour, best);
  }
  return encode(
    {
      width,
      height,
      channels: 1,
      data: Uint8Array.from(colours, (colour) => nearest.get(colour) ?? 0),
      palette: palette.map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
    },
    { zlib: { level: 9 } },
  );
}

export function writePng({ width, height, data }: Picture): Uint8Array {
  return encode({ width, height, data, channels: 4 });
}
