const call = (text: string) => `<pre tabindex="0"><code>${text}</code></pre>`

/** How a program makes itself known. It says in words what the security schemes of the description name. */
export const authenticationSection = `<section id="authentication"><h2>How to authenticate</h2>
<h3>Public calls</h3>
<p>Addresses with <code>pub</code> in their second part need no key: tracking by number, schedules, detention, the Information Center.
They are limited per address and minute; beyond that the answer is 429 with <code>Retry-After</code>.</p>
${call("curl 'https://portal.example/api/cargopub/search?type=container&amp;q=FWYU0463485'")}
<h3>People</h3>
<p>A person signs in with <code>POST /auth/login</code>: user name, password, and a solved challenge of <code>GET /auth/captcha</code>.
The answer has an access token, an identity token and a refresh token, and sets the cookie of the session. From then on each call
brings both: the token in <code>Authorization: Bearer</code>, and the cookie. Neither works alone.</p>
${call(`curl https://portal.example/api/home -b cookies.txt \\
  -H "Authorization: Bearer $ACCESS_TOKEN"`)}
<p>An access token ends after the seconds that <code>expiresIn</code> names. <code>POST /auth/login/refresh</code> gives new tokens,
with the identity token in <code>Authorization</code> and the refresh token in the body; each refresh token is good once.
Where a second factor is set up, <code>POST /auth/login</code> answers with a ticket in place of tokens, and
<code>POST /auth/login/code</code> finishes with the code. What a person may do depends on their groups; each call below names them.</p>
<h3>The carrier's systems</h3>
<p>Everything below <code>/carrier/v1</code> takes a key of the carrier API. A key has scopes, and each call names the one that it needs.</p>
${call(`curl https://portal.example/carrier/v1/events \\
  -H "Authorization: Bearer $CARRIER_KEY" -H 'Content-Type: application/x-ndjson' \\
  -H 'Idempotency-Key: events-2026-11-17-0001' --data-binary @events.ndjson`)}
<h3>Links of the carrier</h3>
<p>Whoever got a link by mail sends its token as <code>Authorization: Link</code>; it opens the calls that say so, and nothing else.</p>
<h3>Sending again</h3>
<p>A request that changes something can carry an <code>Idempotency-Key</code>. Sent again with the same key it is done once, and the
answer is the same. Rows that people edit have a <code>version</code> or <code>revision</code>: send the one that you have read, and a
change that somebody made since is answered with a code rather than overwritten.</p>
<h3>When it fails</h3>
<p>Every refusal has the same shape: <code>errorCode</code>, <code>messageArgs</code>, <code>errorMessage</code>, and
<code>violations</code> where single fields are wrong. Go by the code; the message is for people.
Where it says [1] below, the first of <code>messageArgs</code> stands.</p></section>`
