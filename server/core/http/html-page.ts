/** Renders a page without a script. @param head follows the tags that every such page has */
export const htmlPage = (head: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
