/** A page of a club's own with the lines around its text, which begins in line 6. */
export function ownPage(text: string, title = "Code of conduct"): string {
  return `---
title: ${title}
description: What we expect of everyone who comes to our evenings.
---

${text}
`;
}

/** Has every construct that such a page may have. */
export const CODE_OF_CONDUCT = ownPage(`{club} is **for everyone**, *guests included*.
Read on, or ask.

## What we ask

- Let others finish.
- Ask first:
  - before you take a picture,
  - before you post one.

## If something happens

1. Tell a member.

2. Write to hello@loom-ai-lakeside.ca or read *[our letter](/newsletter)*.

### Whom to tell

| When        | Whom               |
| ----------- | ------------------ |
| At the door | The person in blue |
| Later       | **The board**      |

> Be kind.

---

![Four people around a grey table.](table.jpg)

![Four people in a row before a green wall.](evening.jpg)
![Four people at work in a red room.](workshop.jpg)`);
