"""The app below a path of a host that is not Larder's own: behind a proxy that takes the path off, and one that does not."""

from larder import Larder, free_port
from proxy import Proxy
from screens import call

PATH = "/larder"


class BelowPath:
    """One Larder with its two proxies; `tools` are the journeys' ways of finding things."""

    def __init__(self, binaries, browser, tools):
        self.browser, self.tools = browser, tools
        port = free_port()
        self.proxies = {strips: Proxy(PATH, port, strips) for strips in (False, True)}
        # What is shared names the one that leaves the path.
        self.larder = Larder(binaries, port, LARDER_ORIGIN=self.url(False))

    def url(self, strips):
        return f"http://localhost:{self.proxies[strips].port}{PATH}"

    def close(self):
        self.larder.close()
        for proxy in self.proxies.values():
            proxy.close()

    def household(self, strips):
        """What a household does, from the first visit to a list without a network; gives the page and the link of the list."""
        find, url = self.tools, self.url(strips)
        page = self.browser.page(self.browser.person(), "en-GB")
        page.go(f"{url}/")
        page.until("document.querySelector('.welcome')", "the first visit")
        page.go(f"{url}/account")
        page.fill(find.field("E-mail"), f"anna{strips}@example.com")
        page.fill(find.field("Password"), "a long password of hers")
        page.click(find.button("Sign up"))
        page.until(f"location.pathname === '{PATH}/'", "the menu after signing up")
        page.click("document.querySelector('[data-tab=groceries]')")
        page.click(find.button("Start an empty list"))
        page.fill("document.getElementById('new-item')", "Milk")
        page.key("Enter")
        page.until(find.row("Milk"))
        page.click(find.tick("Milk"))
        page.until(f"{find.row('Milk')}.classList.contains('done')", "the tick")
        page.until(f"location.pathname.startsWith('{PATH}/groceries/')", "the list's address")
        page.command("Page.reload")
        page.until(f"{find.row('Milk')}?.classList.contains('done')", "the tick after a reload")
        made = call(page, "POST", page.js("location.pathname.replace('/groceries/', '/api/v1/grocery-lists/')") + "/shares", {"role": "edit"}, PATH)
        find.expect(made["url"].startswith(f"{self.url(False)}/list/"), made["url"])
        return page, url + made["url"].removeprefix(self.url(False))

    def deep_links(self, page, url):
        """Views of the second file by their address, and by links."""
        page.go(f"{url}/plan?day=2026-12-24")
        page.until(f"document.querySelector('.days') && location.search === '?day=2026-12-24' && document.querySelector('[data-tab=plan][aria-current]')", "the day")
        page.go(f"{url}/household")
        link = "document.querySelector('#main a[href$=\"/household/settings\"]')"
        page.until(link, "the way to the settings")
        # What comes later moves it.
        page.js(f"{link}.click()")
        page.until(f"location.pathname === '{PATH}/household/settings' && document.querySelector('select[name=language]')", "the settings")
        page.js("history.back()")
        page.until(f"location.pathname === '{PATH}/household'", "the household again")
        page.go(f"{url}/recipes/bookmarklet")
        page.until(f"decodeURI(document.querySelector('.bookmarklet')?.href).includes('{url}/recipes/new?url=')", "where the bookmarklet leads")

    def offline(self, page, url, path):
        """Everything is kept that a page needs, and is there without a server."""
        find = self.tools
        page.go(url + path)
        page.until(find.row("Milk"))
        page.until(f"navigator.serviceWorker.getRegistration().then(one => one?.active && one.scope === '{url}/')", "the worker", 30)
        manifest = page.js("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
        find.expect({manifest["scope"], manifest["start_url"], manifest["id"]} == {PATH + "/"}, f"the manifest: {manifest}")
        self.larder.stop()
        mark = len(page.errors)
        page.command("Page.reload")
        page.until(f"!document.getElementById('offline').hidden && {find.row('Milk')}", "the list without a network")
        page.go(f"{url}/plan")
        page.until("document.querySelector('.days')", "the plan without a network")
        self.larder.start()
        page.js("window.dispatchEvent(new Event('online'))")
        page.until("document.getElementById('offline').hidden", "that there is a network again", 30)
        page.wait(0.5)
        del page.errors[mark:]

    def guest(self, link):
        """The shared list without JavaScript, and then with it."""
        find = self.tools
        guest = self.browser.page(self.browser.person(), "en-GB")
        with find.watched(guest):
            guest.scripts(False)
            guest.go(link)
            guest.fill("document.getElementById('text')", "Bread")
            guest.key("Enter")
            guest.until("document.body.innerText.includes('Bread') && !location.search", "what was added without a script")
            find.expect(guest.js("location.href") == link, "the form leads back to the list")
            find.expect(guest.js("getComputedStyle(document.querySelector('main')).maxWidth") != "none", "the page has its style")
            guest.scripts(True)
            guest.command("Page.reload")
            guest.until("navigator.serviceWorker.getRegistration().then(one => one?.active && one.scope.endsWith('/larder/list/'))", "the list's worker")
            guest.until("caches.match(location.pathname).then(Boolean)", "that the page is kept")
        guest.close()

    def run(self):
        find = self.tools
        for strips, proxy in self.proxies.items():
            page, link = self.household(strips)
            with find.watched(page):
                path = page.js("location.pathname").removeprefix(PATH)
                if strips:
                    self.guest(link)
                else:
                    self.deep_links(page, self.url(strips))
                    self.offline(page, self.url(strips), path)
                    page.go(self.url(strips))
                    page.until(f"location.pathname === '{PATH}/'", "the slash behind the path")
            page.close()
            find.expect(not proxy.outside, f"nothing is asked for elsewhere at the host: {proxy.outside}")
