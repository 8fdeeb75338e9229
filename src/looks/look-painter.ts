import type { Look } from './looks.ts';
import { keyOf, TABLE_SIZE, tableOf } from './chain.ts';

/** Tables kept on the graphics card, 20 KB each: the twelve options, and as many combinations. */
const MOST_TABLES = 24;

/** Name of the performance measure of each preview; `npm run bench` reads it. */
const PAINTED = 'look painted';

export type LookPainter = {
  /**
   * The picture in a chain's look, as large as it is. One at a time: wait for the answer before asking again. `null`
   * once the graphics card has been lost.
   */
  paint: (picture: ImageBitmap, chain: readonly Look[]) => Promise<ImageData | null>;
};

const vertexShader = `#version 300 es
in vec2 corner;
out vec2 place;
void main() {
  place = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

// Colors are at the center of the table's cells. Bitmaps come with their colors multiplied by alpha, and leave
// without.
const fragmentShader = `#version 300 es
precision highp float;
precision highp sampler3D;
uniform sampler2D photo;
uniform sampler3D looks;
in vec2 place;
out vec4 painted;
const float size = ${TABLE_SIZE}.0;
void main() {
  vec4 seen = texture(photo, place);
  vec3 color = seen.a > 0.0 ? seen.rgb / seen.a : vec3(0.0);
  vec3 changed = texture(looks, color * ((size - 1.0) / size) + 0.5 / size).rgb;
  painted = vec4(changed, seen.a);
}`;

let shared: LookPainter | null | undefined;

/** The page's one painter; `null` where there is no WebGL 2 in an OffscreenCanvas. */
export function lookPainter(): LookPainter | null {
  if (shared === undefined) shared = createLookPainter();
  return shared;
}

/** Paints with WebGL 2 into one hidden canvas. `null` if WebGL 2 is not available. */
export function createLookPainter(): LookPainter | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(1, 1);
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, premultipliedAlpha: false });
  const program = gl && linkProgram(gl);
  if (!gl || !program) return null;
  setUp(gl, program);
  const photo = gl.createTexture();
  const tableFor = keepTables(gl);
  let inPlace: ImageBitmap | undefined;

  return {
    async paint(picture, chain) {
      if (gl.isContextLost()) return null;
      const start = performance.now();
      const { width, height } = picture;
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, photo);
      // The same photo is painted thirteen times in a row; it travels to the card once.
      if (inPlace !== picture) {
        smooth(gl, gl.TEXTURE_2D);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        inPlace = picture;
      }
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_3D, tableFor(chain));
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      const pixels = await readBack(gl, width, height);
      performance.measure(PAINTED, { start, detail: { width, height } });
      return pixels && new ImageData(pixels, width, height);
    },
  };
}

/** Time between two polls of the graphics card, in ms. After `MAX_POLLS` of them, which take 2 s, it is given up. */
const POLL_INTERVAL = 4;
const MAX_POLLS = 500;

/** Fetches what was drawn without making the page wait for the graphics card. The first row is the picture's first. */
async function readBack(gl: WebGL2RenderingContext, width: number, height: number) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
  gl.bufferData(gl.PIXEL_PACK_BUFFER, pixels.byteLength, gl.STREAM_READ);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  const isDone = await whenDone(gl);
  if (isDone) {
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixels);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  }
  gl.deleteBuffer(buffer);
  return isDone ? pixels : null;
}

async function whenDone(gl: WebGL2RenderingContext): Promise<boolean> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!fence) return false;
  gl.flush();
  let state: number = gl.TIMEOUT_EXPIRED;
  for (let polls = 0; polls < MAX_POLLS && state === gl.TIMEOUT_EXPIRED; polls++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    state = gl.clientWaitSync(fence, 0, 0);
  }
  gl.deleteSync(fence);
  return state === gl.CONDITION_SATISFIED || state === gl.ALREADY_SIGNALED;
}

function linkProgram(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Sets the rectangle to draw, and the texture unit of each sampler. */
function setUp(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.uniform1i(gl.getUniformLocation(program, 'photo'), 0);
  gl.uniform1i(gl.getUniformLocation(program, 'looks'), 1);
}

function smooth(gl: WebGL2RenderingContext, target: number): void {
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(target, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(target, wrap, gl.CLAMP_TO_EDGE);
}

/** Caches the textures of chains, and deletes the oldest above `MOST_TABLES`. */
function keepTables(gl: WebGL2RenderingContext): (chain: readonly Look[]) => WebGLTexture {
  const kept = new Map<string, WebGLTexture>();
  return (chain) => {
    const key = keyOf(chain);
    const known = kept.get(key);
    if (known) return known;
    const table = gl.createTexture();
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_3D, table);
    smooth(gl, gl.TEXTURE_3D);
    const size = TABLE_SIZE;
    gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA8, size, size, size, 0, gl.RGBA, gl.UNSIGNED_BYTE, tableOf(chain));
    kept.set(key, table);
    const [oldest] = kept;
    if (kept.size > MOST_TABLES && oldest) {
      gl.deleteTexture(oldest[1]);
      kept.delete(oldest[0]);
    }
    return table;
  };
}
