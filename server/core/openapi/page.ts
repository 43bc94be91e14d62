import { escapeHtml } from '#shared/text/escape-html.ts';
import { htmlPage } from '#server/core/http/html-page.ts';
import type { OpenApiDocument } from '#server/core/openapi/document.ts';

/** Renders the document as a page without script or styles. */
export function openApiPage({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).map(([path, { post }]) => ({ path, ...post }));
  const links = calls.map(
    ({ operationId, path }) =>
      `<li><a href="#${escapeHtml(operationId)}"><code>${escapeHtml(path)}</code></a></li>`,
  );
  const sections = calls.map((call) => {
    const ok = call.responses['200']?.content['application/json'].schema;
    return `<section aria-labelledby="${escapeHtml(call.operationId)}">
<h2 id="${escapeHtml(call.operationId)}"><code>POST ${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)} ${escapeHtml(call.description)}</p>
<details><summary>Request of ${escapeHtml(call.operationId)}</summary>${schemaText(call.requestBody.content['application/json'].schema)}</details>
<details><summary>Answer of ${escapeHtml(call.operationId)}</summary>${schemaText(ok)}</details>
</section>`;
  });
  return htmlPage(
    `<title>${escapeHtml(info.title)}: calls</title>`,
    `<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)} The same as <a href="/openapi.json">OpenAPI document</a>.</p>
<nav aria-label="Calls"><ul>
${links.join('\n')}
</ul></nav>
${sections.join('\n')}`,
  );
}

const schemaText = (schema: unknown): string =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(schema, null, 2) ?? '')}</code></pre>`;
