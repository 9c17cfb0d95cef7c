-- What one read of a grocery list asks the database, as the service sends it (Services/Grocery/Service/Store).
SELECT id, version, title, is_draft, origin, menu_id, from_day, to_day, created_at, updated_at, staples, fingerprint FROM grocery_list WHERE household_id = :household AND id = :list;
SELECT id, version, name, food_id, food_name, category, quantities, amount_text, note, checked_at, position, by_hand, lines, item_key FROM grocery_item WHERE household_id = :household AND list_id = :list AND (checked_at IS NULL OR checked_at > :horizon) ORDER BY aisle, position, id;
