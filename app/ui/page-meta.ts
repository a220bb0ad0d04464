type PageMetaProps = { title: string; description: string };

/** What a page tells search engines, link previews and browser tabs about itself (R8, B9). */
export function pageMeta({ title, description }: PageMetaProps) {
  return [{ title }, { name: "description", content: description }];
}
