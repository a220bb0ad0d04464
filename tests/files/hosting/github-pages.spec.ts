import { expect, pages, test } from "../../support/site.ts";
import { hydrated } from "../../support/hydration.ts";
import { expectChangedScriptBlocked } from "./changed-script.ts";

for (const path of [...pages, "/nope"]) {
  test.describe(path, () => {
    test.use({ allowedMessages: path === "/nope" ? [/404/] : [] });

    test(`B12 ${path} runs under the policy in its head alone`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === "/nope" ? 404 : 200);
      expect(response?.headers()["content-security-policy"]).toBeUndefined();
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    });
  });
}

test.describe("with a changed page", () => {
  test.use({ allowedMessages: [/Content Security Policy|Blocked by the security policy/i] });

  test("B12 the policy in the head blocks a changed inline script", async ({ page }) => {
    await expectChangedScriptBlocked(page);
  });
});
