/**
 * Draws a mark of the page onto a canvas: its paths and circles, in the colours that the page gives them.
 * @param box where, in pixels of the canvas; the width follows
 */
export function drawSvg(
  pen: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  { left, top, height }: { readonly left: number; readonly top: number; readonly height: number },
): void {
  const scale = height / svg.viewBox.baseVal.height;
  pen.save();
  pen.translate(left, top);
  pen.scale(scale, scale);
  for (const shape of svg.children) {
    const { fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin } = getComputedStyle(shape);
    const path = pathOf(shape);
    if (fill !== 'none') {
      pen.fillStyle = fill;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
      pen.fill(path);
    }
    if (stroke !== 'none') {
      pen.strokeStyle = stroke;
      pen.lineWidth = Number.parseFloat(strokeWidth);
      pen.lineCap = strokeLinecap as CanvasLineCap;
      pen.lineJoin = strokeLinejoin as CanvasLineJoin;
      pen.stroke(path);
    }
  }
  pen.restore();
}

function pathOf(shape: Element): Path2D {
  const read = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName !== 'circle') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  path.arc(read('cx'), read('cy'), read('r'), 0, 2 * Math.PI);
  return path;
}

/** Its width at a height. */
export function widthOfSvg(svg: SVGSVGElement, height: number): number {
  const box = svg.viewBox.baseVal;
  return (height * box.width) / box.height;
}
