-- A link to a saved view keeps the view's filters of columns beside its search, as they were when it was made.
alter table shared_link add column filters jsonb not null default '{}';
alter table shared_link add constraint shared_link_filters_of_view check (criteria is not null or filters = '{}');
