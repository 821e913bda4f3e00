-- A sign-in ends the session that the same browser had before.
create index session_by_cookie on session (cookie_hash) where ended_at is null;
